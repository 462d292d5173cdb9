-- Neighbours of the same number, mailbox or sound, for the duplicates of the whole house: each index
-- alone answers for its key, in its order, so that nothing is sorted and no row is fetched.
drop index guest_same_sound;
create index guest_same_sound on guest (restaurant_id, sound, id) include (phone, mailbox)
  where deleted_at is null and not temporary and sound <> '';
create index guest_same_phone on guest (restaurant_id, phone, id)
  where deleted_at is null and not temporary and phone <> '';
create index guest_same_mailbox on guest (restaurant_id, mailbox, id)
  where deleted_at is null and not temporary and mailbox <> '';

-- A list of pending entries would be read through by every search until the next vacuum.
alter index guest_search set (fastupdate = off);
alter index guest_sound set (fastupdate = off);

-- Who may be the same guest, most certain first: the same number, the same address, or a name that
-- sounds alike where neither contradicts it. As the system, for the reason at find_guests.
create function find_duplicates(subject uuid, amount int)
  returns table (id uuid, reason text)
  language plpgsql stable security definer rows 5
  set search_path = public, pg_temp
  set pg_trgm.similarity_threshold = 0.6
as $$
declare
  house constant uuid := current_setting('stammtisch.restaurant')::uuid;
  me guest;
begin
  select * into me from guest g where g.restaurant_id = house and g.id = subject;
  return query
    select distinct on (found.id) found.id, found.reason
      from (
        select g.id, 'phone' as reason, 1 as rank from guest g
         where g.restaurant_id = house and me.phone <> '' and g.phone = me.phone
           and g.deleted_at is null and not g.temporary
        union all
        select g.id, 'email', 2 from guest g
         where g.restaurant_id = house and me.mailbox <> '' and g.mailbox = me.mailbox
           and g.deleted_at is null and not g.temporary
        union all
        (select g.id, 'name', 3 from guest g
          where g.restaurant_id = house and g.sound % me.sound
            and g.deleted_at is null and not g.temporary
            and (g.phone = '' or me.phone = '' or g.mailbox = '' or me.mailbox = '')
          limit 200)
      ) found
     where found.id <> subject
     order by found.id, found.rank
     limit amount;
end $$;
grant create on schema public to stammtisch_system;
alter function find_duplicates owner to stammtisch_system;
revoke create on schema public from stammtisch_system;
revoke execute on function find_duplicates from public;
grant execute on function find_duplicates to stammtisch_app;

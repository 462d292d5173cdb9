alter table guest
  -- Walk-ins without a name: neither listed nor suggested unless somebody asks for them.
  add column temporary boolean not null default false,
  -- Kept although nobody has booked for long: the house wants to remember this guest.
  add column persist boolean not null default false,
  -- Deleted by somebody; until it is erased, the toast can take it back (decisions §7).
  add column deleted_at timestamptz,
  add column erased_at timestamptz;

-- One spelling for what sounds alike in the houses' languages: Müller, Mueller and Muler; Meyer and
-- Maier; Schmidt and Schmitt. What is found by it is a superset of what was typed.
create function sounds_like(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      searchable(value), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'y', 'i'), 'ei', 'ai'),
      'ph', 'f'), 'th', 't'), 'dt', 't'), 'ck', 'k'),
    '([a-z])\1+', '\1', 'g');

alter table guest alter column search set expression as (
  searchable(forename || ' ' || lastname || ' ' || company || ' ' || phone || ' ' || email) || ' '
  || sounds_like(forename || ' ' || lastname || ' ' || company));
-- The name alone, for what is misspelt beyond that.
alter table guest add column sound text generated always as
  (sounds_like(forename || ' ' || lastname || ' ' || company)) stored;

drop index guest_search;
create index guest_search on guest using gin (search gin_trgm_ops);
create index guest_sound on guest using gin (sound gin_trgm_ops);
drop index guest_name;
create index guest_name on guest (restaurant_id, lower(lastname), lower(forename), id)
  where deleted_at is null and not temporary;
create index guest_phone on guest (restaurant_id, phone) where phone <> '';
create index guest_without_consent
  on guest (restaurant_id, lower(lastname), lower(forename), id)
  where not allows_data_storage and deleted_at is null and not temporary;
-- Equality with a stored column is all that row-level security lets an index answer.
alter table guest add column mailbox text generated always as (lower(email)) stored;
drop index guest_email;
create index guest_mailbox on guest (restaurant_id, mailbox) where mailbox <> '';
create index guest_deleted on guest (deleted_at) where deleted_at is not null and erased_at is null;

-- Guests by what somebody typed, in the order of their names. Under row-level security no index
-- answers `like`, because the operator could tell of rows that are not to be seen: 100 ms and more
-- at 100,000 guests. So this runs as the system and names the transaction's own restaurant itself.
--
-- Every word has to occur as it is typed or as it sounds; if nobody is found, `is_near` marks those
-- whose names are most alike. `total` is counted up to 1,000.
create function find_guests(words text[], kind text, past uuid, amount int)
  returns table (id uuid, is_near boolean, total int)
  language plpgsql stable security definer rows 50
  set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  house constant uuid := current_setting('stammtisch.restaurant')::uuid;
  kept constant text := format('g.restaurant_id = %L and g.deleted_at is null and ', house)
    || case kind
      when 'temporary' then 'g.temporary'
      when 'without-consent' then 'not g.temporary and not g.allows_data_storage'
      else 'not g.temporary'
    end;
  wanted text := kept;
  word text;
begin
  foreach word in array words loop
    word := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
    wanted := wanted || format(' and (g.search like %L or g.search like %L)',
      '%' || searchable(word) || '%', '%' || sounds_like(word) || '%');
  end loop;
  return query execute format(
    'select g.id, false, (select count(*)::int from (select from guest g where %1$s limit 1000) c)
       from guest g
      where %1$s and ($1 is null or (lower(g.lastname), lower(g.forename), g.id) > (
        select lower(p.lastname), lower(p.forename), p.id from guest p
         where p.restaurant_id = $2 and p.id = $1))
      order by lower(g.lastname), lower(g.forename), g.id limit $3', wanted)
    using past, house, amount;
  if found or past is not null or words = '{}' then return; end if;
  return query execute format(
    'select n.id, true, count(*) over ()::int from (
       select g.id, g.sound from guest g where %s and $1 <%% g.sound limit 2000) n
      order by word_similarity($1, n.sound) desc, n.sound, n.id limit $2', kept)
    using sounds_like(array_to_string(words, ' ')), amount;
end $$;
grant create on schema public to stammtisch_system;
alter function find_guests owner to stammtisch_system;
revoke create on schema public from stammtisch_system;
revoke execute on function find_guests from public;
grant execute on function find_guests to stammtisch_app;

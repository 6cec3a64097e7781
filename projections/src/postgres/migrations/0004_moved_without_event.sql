-- A process of an earlier version that still runs beside this one moves `position` alone: the id that stood beside it is of another event
-- then, and would show a healthy log as another one (EVT-13).
create function forget_event_of_old_position() returns trigger language plpgsql as $$
begin
  if new.position <> old.position and new.event_id = old.event_id then
    new.event_id := null;
  end if;
  return new;
end
$$;
create trigger event_belongs_to_position before update of position on checkpoints
  for each row execute function forget_event_of_old_position();

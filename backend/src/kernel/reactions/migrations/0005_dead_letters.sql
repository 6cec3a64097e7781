-- The field's word for what a policy could not handle.
alter table set_aside rename to dead_letters;
alter table dead_letters drop constraint set_aside_state_check;
update dead_letters set state = 'dead' where state = 'set_aside';
alter table dead_letters add constraint dead_letters_state_check
  check (state in ('retrying', 'dead', 'waiting', 'postponed', 'dropped'));

-- Where policies took this log up again when it was last adopted (EVT-13), and the event that stands there. Null where they began at its head.
alter table log add column taken_up_position text;
alter table log add column taken_up_event uuid;

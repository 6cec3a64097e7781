-- What a process says of what it attends to: of a quiz room, which seats have a socket there.

alter table attendance add column detail text;

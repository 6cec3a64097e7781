-- What a file was sent for, where its owner may have several such things: whoever sweeps looks there.
alter table files add column part_of text;

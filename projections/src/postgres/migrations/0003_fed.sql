-- Which version of each read model the runner's leader feeds. A worker of newer code fills its own versions beside them until they are swapped,
-- so that those who still ask the older tables get fresh answers meanwhile (EVT-07).
create table fed (
  projection text primary key,
  version text not null
);

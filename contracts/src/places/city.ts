/** The sixteen voivodeships, in Polish as people write them. */
export const VOIVODESHIPS = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const

export type Voivodeship = (typeof VOIVODESHIPS)[number]

/**
 * A Polish town. `in_pl` answers "where?" with its preposition (`we Wrocławiu`); `lat` and `lng` are degrees, two
 * decimals (about 1 km).
 */
export type City = {
  readonly id: string
  readonly name: string
  readonly in_pl: string
  readonly voivodeship: Voivodeship
  readonly lat: number
  readonly lng: number
}

/** A town as the data files write it, one a line: id, name, in_pl, voivodeship, lat, lng. */
export type CityRow = readonly [
  id: string,
  name: string,
  in_pl: string,
  voivodeship: Voivodeship,
  lat: number,
  lng: number,
]

/** Code, capital, latitude, longitude, zones with a space between: the IANA table's countries, with their capitals. */
export type CountryRow = readonly [code: string, capital: string, latitude: number, longitude: number, zones: string]

import { cityInput } from '@kredka/contracts/offers/filters'
import { cities } from './resources.ts'

/** The name of a city that an address names by its id alone; null while it is unknown. */
export function useCityName(id: string | null): string | null {
  const { data } = cities.use(id === null ? null : cityInput(id))
  return data?.find((city) => city.id === id)?.address.city ?? null
}

import { cityInput } from '@kredka/contracts/offers/filters'
import { useResource } from '../app/store/resource.ts'
import { cities } from './resources.ts'

/** A city that an address names by its id alone, as texts name it; null while it is unknown. */
export function useCity(id: string | null): { readonly name: string; readonly in_pl: string } | null {
  const { data } = useResource(cities, id === null ? null : cityInput(id))
  const city = data?.find((one) => one.id === id)
  return city === undefined ? null : { name: city.address.city, in_pl: city.in_pl }
}

export function useCityName(id: string | null): string | null {
  return useCity(id)?.name ?? null
}

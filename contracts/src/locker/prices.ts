/** What parts of an avatar cost (GAM-05). Points are earned and cannot be bought; nothing is drawn by lot or runs out. */
export const RARITIES = ['common', 'rare', 'special'] as const
export type Rarity = (typeof RARITIES)[number]

export const PRICES: Readonly<Record<Rarity, number>> = { common: 50, rare: 200, special: 600 }

/**
 * By letter and number; all others are free, always: no skin, hair, glasses or aid is ever among these. What somebody
 * bought stays theirs.
 */
const SOLD: ReadonlyMap<string, Rarity> = new Map([
  ...sold('common', 'b7', 'b8', 'b9', 'e6', 'm6', 'm7', 'c7', 'c8', 'c9', 'x2', 'x3', 'x4', 'x5', 'x6'),
  ...sold('rare', 'b10', 'b11', 'e7', 'e8', 'm8', 'c10', 'c11', 'c12', 'x7', 'x8', 'x9', 'x10'),
  ...sold('special', 'b12', 'c13', 'c14', 'x11', 'x12', 'x13', 'x14'),
])
export const SOLD_PARTS: readonly string[] = [...SOLD.keys()]

/** Null where it is free. */
export function rarityOf(part: string): Rarity | null {
  return SOLD.get(part) ?? null
}

/** In points; 0 where it is free. */
export function priceOf(part: string): number {
  const rarity = rarityOf(part)
  return rarity === null ? 0 : PRICES[rarity]
}

function sold(rarity: Rarity, ...parts: readonly string[]): readonly (readonly [string, Rarity])[] {
  return parts.map((part) => [part, rarity])
}

/** Rules of payments (PAY-01), the same in browser and server. */

export const PAYMENT_METHODS = ['manually', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

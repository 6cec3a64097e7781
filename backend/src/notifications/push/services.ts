import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Who sends push messages (RFC 8292), and to which services: a browser says where to send, so that nothing else may be
 * an address.
 */
export interface PushSettings {
  /** Uncompressed point on P-256, base64url: browsers subscribe with it. */
  readonly public_key: string
  readonly private_key: string
  /** `mailto:` or `https:`, for the operator of the push service. */
  readonly subject: string
  /**
   * Hosts such as `fcm.googleapis.com` or `*.push.apple.com`, over https; whole origins, plain ones among them, for
   * development.
   */
  readonly services: readonly string[]
}

/** Whether this is an address of a push service that we send to. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (services.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return services.some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  )
}

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6')
}

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return PRIVATE.check(mapped)
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** A service whose name leads into our own network is none. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null) return callback(error, '')
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error('a push service with a private address'), '')
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

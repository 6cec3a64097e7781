import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushDevice } from '../../vault/push-devices.ts'

/** A browser as its push service sees it: an address, and keys that nobody else has. */
export interface TestBrowser {
  readonly device: PushDevice
  /**
   * RFC 8291 and RFC 8188, written from the texts and not from the library that encrypts.
   * @throws Error for what was not meant for this browser
   */
  read(body: Buffer): string
}

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface LocalPushService {
  readonly origin: string
  readonly received: Pushed[]
  /** How it answers from now on. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void
  /** A browser that subscribed here. */
  browser(name: string): TestBrowser
  stop(): Promise<void>
}

/** Takes push messages as the services of browser makers do (RFC 8030), on this machine. */
export async function localPushService(): Promise<LocalPushService> {
  const received: Pushed[] = []
  let next: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = {
    status: 201,
    headers: {},
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(next.status, next.headers).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    answer: (status, headers = {}) => {
      next = { status, headers }
    },
    browser: (name) => testBrowser(`${origin}/push/${name}`),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function testBrowser(endpoint: string): TestBrowser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    device: { endpoint, p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const senderKey = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = derive(own.computeSecret(senderKey), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0) throw new Error('the record has no end')
      return padded.subarray(0, end).toString('utf8')
    },
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/**
 * What the sender says of itself (RFC 8292).
 * @returns the claims.
 * @throws Error where the signature is not that of the key
 */
export function vapidClaims(header: string, publicKey: string): Readonly<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? []
  if (key !== publicKey) throw new Error('another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isTrue = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isTrue) throw new Error('the signature is not of this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}

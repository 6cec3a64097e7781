import type { ServerResponse } from 'node:http'
import helmet from 'koa-helmet'
import { randomBytes } from '../kernel/random-bytes.ts'
import type { EdgeMiddleware } from './edge.ts'

/**
 * What a page of ours may ask of the device: to copy a text, the whole screen, and that it stays awake during a game.
 * All else is off, also for whatever gets into a page.
 */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'clipboard-read', 'compute-pressure'],
  ...['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid'],
  ...[
    'identity-credentials-get',
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['otp-credentials', 'payment', 'picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
]
const OWN_PERMISSIONS = ['clipboard-write', 'fullscreen', 'screen-wake-lock']
const PERMISSIONS_POLICY = [
  ...PERMISSIONS.map((name) => `${name}=()`),
  ...OWN_PERMISSIONS.map((name) => `${name}=(self)`),
].join(', ')

/** For answers that are given before or beside the application: there is nothing in them to load or to frame. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const nonces = new WeakMap<ServerResponse, string>()

/**
 * Headers that keep a page to itself: scripts and style sheets of our own files or with this answer's nonce, no frames,
 * no plug-ins. Inline style attributes stay allowed, because the UI kit sets them.
 * @param imageHosts origins beside our own that pictures may come from
 */
export function securityHeaders(https: boolean, imageHosts: readonly string[]): EdgeMiddleware {
  const nonce = (_: unknown, res: ServerResponse) => `'nonce-${nonces.get(res)}'`
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [nonce],
        styleSrc: ["'self'", nonce],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // A page asked for over http on a test machine has no use for its own agent cluster, and browsers warn.
    originAgentCluster: https,
  })
  return async (ctx, next) => {
    ctx.state.nonce = randomBytes(16).toString('base64')
    nonces.set(ctx.res, ctx.state.nonce)
    ctx.set('permissions-policy', PERMISSIONS_POLICY)
    await protect(ctx, next)
  }
}

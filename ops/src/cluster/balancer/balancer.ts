import type { IncomingMessage } from 'node:http'
import { type HttpServer, listen } from '@kredka/backend/processes/server'
import { type Backends, createBackends, type HealthOptions } from './backends.ts'
import { type ForwardOptions, forward } from './forward.ts'
import { createSockets } from './sockets.ts'

export interface BalancerOptions extends ForwardOptions, HealthOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}

/** Stands before several processes and spreads requests and sockets over those that are ready, in turn (OPS-04). */
export interface Balancer {
  readonly port: number
  readonly backends: Backends
  /** Takes no more requests, waits for the answers under way, then cuts what is left. */
  stop(longestMs: number): Promise<void>
}

/** @throws ConfigError for a port in use */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const http: HttpServer = await listen(options.host, options.port)
  const backends = createBackends(options)
  const sockets = createSockets(backends, options)
  http.serve((request, response) => void forward(request, response, backends, options))
  const owns = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'
  http.serveUpgrades({ owns, upgrade: sockets.join })
  return {
    port: http.port,
    backends,
    stop: async (longestMs) => {
      sockets.close()
      await http.stop(longestMs)
      backends.close()
    },
  }
}

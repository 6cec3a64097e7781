import type { IncomingMessage } from 'node:http'
import type { Upload } from '@kredka/contracts/kernel/endpoints'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'

const MEGABYTE = 1024 * 1024

/**
 * Reads the file of an upload, never holding more of it than it may have. A type that is not on the list is refused
 * before a byte is read; whether the content is of that type is the handler's question.
 */
export function fileBody({ types, max_bytes }: Upload): EdgeMiddleware {
  const tooLarge = () =>
    new RejectionError(reject('FILE_TOO_LARGE', { params: { megabytes: Math.round(max_bytes / MEGABYTE) } }))
  return async (ctx, next) => {
    const type = ctx.is(...types)
    if (type === null) throw new RejectionError(reject('FILE_EMPTY'))
    if (type === false || isCompressed(ctx)) throw new RejectionError(reject('FILE_TYPE_UNKNOWN'))
    if ((ctx.request.length ?? 0) > max_bytes) throw tooLarge()
    const file = await bytesOf(ctx.req, max_bytes)
    if (file === 'too-large') throw tooLarge()
    if (file.length === 0) throw new RejectionError(reject('FILE_EMPTY'))
    ctx.state.file = file
    await next()
  }
}

/** A file comes as it is: unpacked it could be of any size. */
function isCompressed(ctx: EdgeContext): boolean {
  return !['', 'identity'].includes(ctx.get('content-encoding').toLowerCase())
}

/** What is too large is read to its end and thrown away: a client that still sends would else never see the answer. */
function bytesOf(request: IncomingMessage, most: number): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, refuse) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) return chunks.push(chunk)
      chunks.length = 0
      return resolve('too-large')
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    // Nobody is left to read this; it keeps a broken connection from counting as a fault of the server.
    request.on('error', () => refuse(new RejectionError(reject('MALFORMED_REQUEST'))))
    request.on('close', () => refuse(new RejectionError(reject('MALFORMED_REQUEST'))))
  })
}

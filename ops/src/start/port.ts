import { createServer } from 'node:net'
import { Refusal } from '../terminal/run-main.ts'

/** Finds out at once what would otherwise be found out after a minute of seeding. @throws Refusal when the port cannot be had */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Refusal(reasonFor(error, host, port))))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

function reasonFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1024: PORT=3000 npm start`
  return `Nothing can listen on HOST ${host}, port ${port}: ${error.code ?? error.message}`
}

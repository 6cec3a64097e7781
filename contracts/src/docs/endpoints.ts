import { document } from '../kernel/endpoints.ts'

export const getOpenApi = document('docs.openapi', {
  path: 'GET /openapi.json',
  access: 'public',
  about: 'This API as an OpenAPI 3.1 document.',
  type: 'application/json',
})

export const getAsyncApi = document('docs.asyncapi', {
  path: 'GET /asyncapi.json',
  access: 'public',
  about: 'The events of the log and the messages of the sockets as an AsyncAPI 3 document.',
  type: 'application/json',
})

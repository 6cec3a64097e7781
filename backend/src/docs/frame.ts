import { ERROR_CODES } from '@kredka/contracts/kernel/errors'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { JsonSchema } from './schemas.ts'

/** What all calls have in common. */
const text = { type: 'string' } as const
const POSITION: JsonSchema = {
  ...text,
  description:
    'A place in the log, in a word for this session alone: to be handed back as it is. Two of them do not compare.',
}

export const FRAME_SCHEMAS: JsonSchema = {
  ErrorCode: { ...text, enum: ERROR_CODES, description: 'Never changes its meaning; new ones may come.' },
  Error: {
    type: 'object',
    required: ['error'],
    additionalProperties: false,
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        additionalProperties: false,
        properties: {
          code: { $ref: '#/components/schemas/ErrorCode' },
          message: { ...text, description: 'In English, for developers.' },
          params: {
            type: 'object',
            additionalProperties: { type: ['string', 'number'] },
            description: 'Figures of the code’s text, such as `seconds` to wait.',
          },
          details: {
            type: 'array',
            description: 'The faults of single values.',
            items: {
              type: 'object',
              required: ['path', 'message'],
              additionalProperties: false,
              properties: {
                path: { ...text, examples: ['body/prices/0/amount'] },
                message: text,
                code: { ...text, description: 'What kind of fault it is.' },
              },
            },
          },
          reference: { ...text, description: 'With 500 alone: what to tell support.' },
        },
      },
    },
    examples: [
      {
        error: {
          code: 'INVALID_INPUT',
          message: 'Some values are not valid',
          details: [{ path: 'body/email', message: 'must match format "kredka-email"', code: 'format' }],
        },
      },
    ],
  },
}

export const FRAME_PARAMETERS: JsonSchema = {
  AfterPosition: {
    name: HEADERS.afterPosition,
    in: 'header',
    schema: POSITION,
    description: `Wait until this position, from a command’s \`${HEADERS.position}\`, can be read: at most 2 s, then 503. Several, with commas between, stand for the latest. One of another session is 400.`,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { ...text, minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
    description:
      'With the same key and input within 24 h the first answer comes again, and nothing is done twice. With another input the key is refused.',
  },
  CorrelationId: {
    name: HEADERS.correlation,
    in: 'header',
    schema: { ...text, pattern: '^[A-Za-z0-9_-]{8,64}$' },
    description: 'A name for this call in logs and events; the server makes one where there is none.',
  },
}

export const FRAME_HEADERS: JsonSchema = {
  Position: {
    schema: POSITION,
    description: 'Where the log stands with what this command did; absent where it did nothing, and for visitors.',
  },
  SentPosition: {
    schema: POSITION,
    description: 'What is shown stands at least here: a socket that begins there misses nothing. Absent for visitors.',
  },
  Stale: {
    schema: { ...text, enum: ['true'] },
    description: 'There where a read model has stopped at a fault: the answer may lack the latest changes.',
  },
  CorrelationId: { schema: text, description: 'The name of this call in the logs.' },
  RetryAfter: { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait before the next try.' },
  ETag: { schema: text, description: 'Send it back as `If-None-Match` to be told whether it is still the same.' },
}

/**
 * Import for its effect before the router is built. fastify-openapi-glue checks every description against the OpenAPI meta-schema
 * when it starts, which is most of its start-up time. Ours is the output of `npm run gen`, which has passed a stricter linter, so
 * the check is skipped here. Should the library ever bring its own copy of the checker, everything works as before, slower.
 */
import { Validator } from '@seriousme/openapi-schema-validator'

Validator.prototype.validate = function trustTheLinter(this: Validator, data: unknown) {
  // The two fields that the library reads afterwards.
  Object.assign(this, { specification: data, version: '3.1' })
  return Promise.resolve({ valid: true as const })
}

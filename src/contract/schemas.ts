import type { components } from '#openapi/generated/schema.d.ts'

/** The shapes of the wire by their names in the contract: `Schemas['MealRow']`. */
export type Schemas = components['schemas']

/**
 * For the generator of migrations only: `npm exec drizzle-kit -- generate --config server/db/drizzle.config.ts --name
 * what_changed`.
 */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/domain/*/schema.ts',
  out: './server/db/migrations',
})

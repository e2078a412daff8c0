// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadQuestions } from './question-code.ts'

const MISSING = vi.hoisted(() => 'Failed to fetch dynamically imported module')
vi.mock('#src/ui/dialog/dialog-panel.tsx', () => {
  throw new TypeError(MISSING)
})

test('the code that asks is not there before the dialog is: nobody could answer a sign-out', async () => {
  await expect(loadQuestions()).rejects.toMatchObject({ cause: { message: MISSING } })
})

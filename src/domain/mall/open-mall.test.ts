import { expect, test } from 'vitest'
import { formOf } from './open-mall.ts'

test('the ticket stands in the form, not in the address [MEA-13]', () => {
  expect(formOf('https://mall.example.com/enter?from=app&ticket=a%2Bb')).toEqual({
    action: 'https://mall.example.com/enter?from=app',
    ticket: 'a+b',
  })
})

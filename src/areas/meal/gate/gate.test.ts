import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldOf, gateForm } from './gate.ts'

const words = { number: '사번', digits: '여섯 자리' }
const wrong = (asksDigits: boolean, values: { employeeNumber: string; authNo: string }) => {
  const result = v.safeParse(gateForm(asksDigits, words), values)
  return result.issues?.map(({ message }) => message) ?? []
}

test('digits are asked only where the gate shows some [MBR-17]', () => {
  expect(wrong(false, { employeeNumber: ' 20140317 ', authNo: '' })).toEqual([])
  expect(wrong(true, { employeeNumber: '20140317', authNo: '41720' })).toEqual(['여섯 자리'])
  expect(wrong(true, { employeeNumber: ' ', authNo: '417203' })).toEqual(['사번'])
})

test('each refusal is said where it belongs [MBR-17]', () => {
  expect(fieldOf('01', true)).toBe('employeeNumber')
  expect(fieldOf('02', true)).toBe('authNo')
  expect(fieldOf('02', false)).toBe('employeeNumber')
  expect(fieldOf('03', true)).toBeNull()
})

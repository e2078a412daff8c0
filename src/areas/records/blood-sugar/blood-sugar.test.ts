import { expect, test } from 'vitest'
import { asMmol } from './blood-sugar.ts'

test('a number with a point is offered as what it is in mg/dL, where it can be one of mmol/L [CON-14]', () => {
  expect(['10.2', '5.5', '7.', '25.2'].map((text) => asMmol(text, 'ABD'))).toEqual(['184', '99', '126', '454'])
  // Beyond what is kept it was never mmol/L; without a point it is mg/dL already.
  expect(['118.5', '0.5', '102', ''].map((text) => asMmol(text, 'ABD'))).toEqual([null, null, null, null])
})

test('a whole number too small to be mg/dL is offered as well; one that can be mg/dL is not [CON-14]', () => {
  expect(['7', '10', '19'].map((text) => asMmol(text, 'NBD'))).toEqual(['126', '180', '342'])
  expect(['20', '96', '0', '1'].map((text) => asMmol(text, 'NBD'))).toEqual([null, null, null, null])
})

import { expect, test } from 'vitest'
import { clientState, resetClientState, setClientState } from './client-state.ts'

test('the main restaurant and the toast time are kept across screens [STA-01]', () => {
  expect(clientState.get()).toMatchObject({ mainRestaurantCode: null, toastTimeoutS: null })
  setClientState({ mainRestaurantCode: 'REST000001' })
  expect(clientState.get().mainRestaurantCode).toBe('REST000001')
})

test('a session end resets them but for the toast time, which is the device’s [STA-04]', () => {
  setClientState({ mainRestaurantCode: 'REST000001', toastTimeoutS: 5 })
  resetClientState()
  expect(clientState.get()).toMatchObject({ mainRestaurantCode: null, toastTimeoutS: 5 })
})

test('the coached challenge and its floating button are of the session [CHA-11] [STA-03]', () => {
  setClientState({ intensiveActive: true, intensivechalnCode: 'CH20261029', hasFloatBtn: true })
  resetClientState()
  expect(clientState.get()).toMatchObject({ intensiveActive: false, intensivechalnCode: null, hasFloatBtn: false })
})

test('the addresses of the bottom pop-ups are held while the session lasts [STA-02]', () => {
  setClientState({ bottomPopupUrlList: ['/service/event/roulet'] })
  expect(clientState.get().bottomPopupUrlList).toEqual(['/service/event/roulet'])
  resetClientState()
  expect(clientState.get().bottomPopupUrlList).toEqual([])
})

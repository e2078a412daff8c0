// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { OutboxTab } from './outbox-tab.tsx'

const draw = () =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'ko', messages: { ko: {} } })}>
      <OutboxTab />
    </I18nProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

/** A server with an outbox; the simulator has no other door to it. */
function server(texts: string[]) {
  let sent = texts.map((text, index) => ({
    number: index + 1,
    kind: 'text',
    at: '2026-11-19T02:24:00.000Z',
    to: '01000000901',
    text,
  }))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST' && address === '/_stand-in/outbox/clear') sent = []
    return address.startsWith('/_stand-in/outbox') ? Response.json({ sent }) : new Response(null, { status: 404 })
  })
}

test('shows what the stand-ins were sent, and empties it', async () => {
  server(['[한상] 인증번호 730164'])
  draw()
  expect(await screen.findByText('[한상] 인증번호 730164')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: '보낸 것 비우기' }))
  expect(await screen.findByText('아직 보낸 것이 없어요. 인증번호를 받으면 여기에 보여요.')).toBeTruthy()
})

test('says that the server plays no stand-ins, whatever it answers instead', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 404 }))
  draw()
  expect(await screen.findByText(/대역이 꺼져 있어요/)).toBeTruthy()
})

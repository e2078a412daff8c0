// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyExtra } from './lazy-part.ts'

const shown = (part: ReactNode) =>
  render(
    <Suspense fallback="waits">
      <p>the screen</p>
      {part}
    </Suspense>,
  )

test('a part that nobody misses is drawn once its code is there', async () => {
  const Extra = lazyExtra(() => Promise.resolve({ Extra: ({ name }: { name: string }) => <p>{name}</p> }), 'Extra')
  shown(<Extra name="the extra" />)
  expect(await screen.findByText('the extra')).toBeTruthy()
})

test('without its code the screen stands as if it were not meant to be there', async () => {
  const Extra = lazyExtra<'Extra', object>(() => Promise.reject(new Error('no connection')), 'Extra')
  shown(<Extra />)
  expect(await screen.findByText('the screen')).toBeTruthy()
  expect(screen.queryByText('waits')).toBeNull()
})

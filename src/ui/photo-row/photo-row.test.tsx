// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PhotoRow } from './photo-row.tsx'

afterEach(cleanup)

const photos = ['a', 'b'].map((key) => ({ key, url: `blob:${key}` }))
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('takes no more pictures than there is room for, and says how many there are', () => {
  const onAdd = vi.fn<(files: File[]) => void>()
  render(<PhotoRow label="사진" photos={photos} max={3} onAdd={onAdd} onRemove={() => {}} />)
  expect(screen.getByRole('button', { name: '사진 더하기, 2/3' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('사진', { selector: 'input' }), {
    target: { files: [file('c.jpg'), file('d.jpg')] },
  })
  expect(onAdd.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['c.jpg'])
})

test('each picture can be taken away, and a full row asks for none', () => {
  const onRemove = vi.fn<(key: string) => void>()
  const { rerender } = render(<PhotoRow label="사진" photos={photos} max={2} onAdd={() => {}} onRemove={onRemove} />)
  expect(screen.queryByRole('button', { name: /더하기/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '사진 2 빼기' }))
  expect(onRemove).toHaveBeenCalledWith('b')
  rerender(
    <PhotoRow
      label="사진"
      photos={photos}
      max={3}
      preparing={1}
      onAdd={() => {}}
      onRemove={onRemove}
      error="열 수 없는 사진이에요"
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('열 수 없는 사진이에요')
  expect(screen.queryByRole('button', { name: /더하기/ })).toBeNull()
})

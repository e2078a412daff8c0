import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { say } from '#src/gallery/say.ts'
import { ShowOrder, type ShowOrderRow } from './show-order.tsx'

const rows = () =>
  [
    ['BW', '체중'],
    ['BP', '혈압'],
    ['BS', '혈당'],
    ['SLP', '수면'],
  ].map(([id = '', name = '']): ShowOrderRow => ({ id, name: say(name), shown: id !== 'SLP' }))

function Kept(args: { rows: readonly ShowOrderRow[] }) {
  const [wanted, setWanted] = useState(args.rows)
  return <ShowOrder label={say('지표')} rows={wanted} onChange={setWanted} />
}

const meta = {
  title: 'Lists/Show order',
  component: ShowOrder,
  args: { label: '', rows: [], onChange: () => undefined },
  render: () => <Kept rows={rows()} />,
} satisfies Meta<typeof ShowOrder>
export default meta

type Story = StoryObj<typeof meta>

export const SomeHidden: Story = {}

/** Everything is switched off: it comes back by the same switches. */
export const AllHidden: Story = { render: () => <Kept rows={rows().map((row) => ({ ...row, shown: false }))} /> }

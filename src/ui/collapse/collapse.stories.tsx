import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Button } from '../button/button.tsx'
import { Collapse } from './collapse.tsx'

const meta = {
  title: 'Widgets/Collapse',
  component: Collapse,
  args: { open: false, id: 'details', children: null },
  render: (args) => (
    <Held start={args.open}>
      {(open, turn) => (
        <>
          <Button kind="neutral" aria-expanded={open} aria-controls={args.id} onClick={() => turn(!open)}>
            {say('자세히')}
          </Button>
          <Collapse {...args} open={open}>
            <p>{say('휴대폰의 건강 앱과 직접 적은 값에서 와요.')}</p>
          </Collapse>
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof Collapse>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

/** Any time in place of the product's 250 ms. */
export const Slow: Story = { args: { open: true, durationMs: 1000 } }

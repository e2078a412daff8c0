import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Fold } from './fold.tsx'

const meta = { title: 'Widgets/Fold', component: Fold, args: { title: '' } } satisfies Meta<typeof Fold>
export default meta

type Story = StoryObj<typeof meta>

/** By the member's own report, which can be looked at; by several, which cannot. */
export const Folds: Story = {
  render: () => (
    <Card>
      <Fold
        title={say('신고한 글이라 접어 뒀어요')}
        text={say('운영자가 살펴보고 있어요')}
        action={
          <Button kind="text" onClick={fn()}>
            {say('보기')}
          </Button>
        }
      />
      <br />
      <Fold title={say('신고가 여러 건이라 확인하고 있어요')} />
    </Card>
  ),
}

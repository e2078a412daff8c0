import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Mark } from '../mark/mark.tsx'
import { AskSheet } from './ask-sheet.tsx'

const picture = (
  <div style={{ display: 'grid', placeItems: 'center', height: 140 }}>
    <Mark size={64} />
  </div>
)

const meta = {
  title: 'Widgets/Ask sheet',
  component: AskSheet,
  args: {
    open: true,
    picture,
    title: '홈 화면에 두면\n한 번에 열려요',
    text: '앱처럼 열리고, 연결이 약해도 식단이 먼저 떠요.',
    confirm: '홈 화면에 두기',
    cancel: '브라우저로 볼게요',
    onAnswer: fn(),
  },
  tags: ['over-page', 'dialog'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AskSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { render: (args) => <AskSheet {...args} title={say('홈 화면에 두면\n한 번에 열려요')} /> }

/** The content says what to do: there is nothing that the app could do itself. */
export const WithoutAnAction: Story = { args: { confirm: undefined } }

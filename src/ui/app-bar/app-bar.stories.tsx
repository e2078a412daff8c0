import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import Bell from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import { say } from '#src/gallery/say.ts'
import { AppBar } from './app-bar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

const Actions = () => (
  <>
    <IconButton label={say('찾기')} icon={Search} />
    <IconButton label={say('알림')} icon={Bell} dot />
  </>
)

const meta = {
  title: 'Widgets/App bar',
  component: AppBar,
  args: { kind: 'back', title: '체중', titleAs: 'p', backLabel: '뒤로', onBack: fn() },
} satisfies Meta<typeof AppBar>
export default meta

type Story = StoryObj<typeof meta>

export const Back: Story = {}

export const BackWithActions: Story = { args: { actions: <Actions /> } }

export const LongTitle: Story = { args: { title: '아주 긴 이름을 가진 건강 기록 화면의 제목', actions: <Actions /> } }

export const HubWithLogo: Story = {
  args: { kind: 'hub', title: undefined, logo: { word: '한상' }, actions: <Actions /> },
}

export const HubWithPlace: Story = { args: { kind: 'hub', title: '서초 사옥', actions: <Actions /> } }

/** The page under it is scrolled. */
export const Scrolled: Story = { args: { scrolled: true } }

import '@foyer/ui/styles/reset.css'
import '@foyer/ui/styles/base.css'
import '@foyer/ui/styles/member.css'

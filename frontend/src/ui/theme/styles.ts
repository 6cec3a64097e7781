import 'virtual:tokens.css'
import './base.css'
import './opening.css'

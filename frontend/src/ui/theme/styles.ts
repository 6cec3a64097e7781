import 'virtual:tokens.css'
import './base.css'

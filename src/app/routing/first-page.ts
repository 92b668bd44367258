// A visitor's first page comes with the application itself: as chunks of their own, its dozens of
// small files would compress worse and ask the server thirty times.
import '../../screens/auth/login/login.screen'
import '../layouts/auth-shell'

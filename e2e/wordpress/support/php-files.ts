interface Values {
  address: string;
  /** Where the site's files are, and the folder around them. */
  site: string;
  folder: string;
  /** Of the database. */
  socket: string;
  /** The port of a server that never answers. */
  tarpit: string;
  foodshed: string;
}

/** The password of everybody who works on the site. */
export const PASSWORD = "Harvest2026!";

/** What a WordPress for tests consists of beside Debian's files, by path. */
export function phpFiles({
  address,
  site,
  folder,
  socket,
  tarpit,
  foodshed,
}: Values): Record<string, string> {
  return {
    "site/wp-config.php": `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_CONTENT_DIR', '${site}/wp-content' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
// What PHP complains of stands in this file, and the tests read it.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
define( 'AUTH_KEY', 'for tests' );
define( 'NONCE_SALT', 'for tests' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', '${site}/' );
require ABSPATH . 'wp-settings.php';
`,
    // Foodshed is on this machine, which WordPress asks for nothing by itself; and it can be slow or away.
    "site/wp-content/mu-plugins/tests.php": `<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports ) => array( ...$ports, ${new URL(foodshed).port} ) );
add_filter( 'pre_http_request', function ( $answer, $args, $url ) {
	$foodshed = get_option( 'tests_foodshed', 'here' );
	if ( str_contains( $url, 'wordpress.org' ) ) return new WP_Error( 'offline', 'No network in tests.' );
	if ( 'here' === $foodshed || 0 !== strpos( $url, '${foodshed}' ) ) return $answer;
	update_option( 'tests_asked', 1 + get_option( 'tests_asked', 0 ) );
	return wp_remote_get( 'slow' === $foodshed ? 'http://127.0.0.1:${tarpit}/' : 'http://127.0.0.1:9/', $args );
}, 10, 3 );
`,
    "router.php": `<?php
$path = '${site}' . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( $path ) || is_file( rtrim( $path, '/' ) . '/index.php' ) && $path !== '${site}/' ) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require '${site}/index.php';
`,
    "install.php": `<?php
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '${new URL(address).host}';
require '${site}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_install( 'Our market', 'admin', 'admin@market.example', true, '', '${PASSWORD}' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => '${PASSWORD}', 'user_email' => "$role@market.example", 'role' => $role ) );
}
// The welcome guide of the block editor stands in the way of every click.
foreach ( get_users() as $user ) {
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), 'core/edit-site' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
update_option( 'permalink_structure', '/%postname%/' );
activate_plugin( 'foodshed/foodshed.php' );
`,
    // Runs what it reads, inside WordPress, and answers what that returns.
    "console.php": `<?php
$_SERVER['HTTP_HOST'] = '${new URL(address).host}';
require '${site}/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
echo json_encode( eval( stream_get_contents( STDIN ) ) );
`,
  };
}

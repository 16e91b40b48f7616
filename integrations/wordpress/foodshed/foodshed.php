<?php
/**
 * Plugin Name:       Foodshed
 * Description:       Widgets of a Foodshed network as a block, a shortcode or a pasted address: classifieds, search, profiles, mailing list.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Foodshed
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       foodshed
 * Domain Path:       /languages
 *
 * @package Foodshed
 */

namespace Foodshed;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

foreach ( array( 'language', 'settings', 'elements', 'attributes', 'first-content', 'script', 'widget', 'preview', 'editor-scripts', 'block', 'shortcode', 'oembed', 'settings-page', 'privacy' ) as $foodshed_part ) {
	require __DIR__ . "/includes/$foodshed_part.php";
}
